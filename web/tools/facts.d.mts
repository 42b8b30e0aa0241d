import type { Plugin } from 'vite'
export const facts: () => Plugin
