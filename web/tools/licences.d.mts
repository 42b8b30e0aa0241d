import type { Plugin } from 'vite'
export type Part = { name: string; version: string; licence: string; text: string }
export const packageOf: (id: string) => string | undefined
export const part: (path: string, home?: URL) => Part
export const licences: () => Plugin
