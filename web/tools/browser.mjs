import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

// The shell has no windows and costs a quarter less of the processor; it cannot show notices.
const SHELL = 'chromium-headless-shell'
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome']

/** The first of these programs that the system has. */
const found = (names) =>
  names
    .flatMap((name) => process.env.PATH.split(delimiter).map((folder) => join(folder, name)))
    .find((path) => existsSync(path))

/** Desks of three sizes, a phone held both ways, and a desk enlarged to 200 %. */
export const SIZES = {
  desk: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
  middle: { width: 1440, height: 900 },
  large: { width: 1920, height: 1080 },
  sideways: { width: 844, height: 390 },
  enlarged: { width: 640, height: 400 },
}

/** How a browser of that size is opened; a phone is touched, an enlarged page has double pixels. */
export const visiting = (size) => ({
  viewport: SIZES[size],
  hasTouch: size === 'phone' || size === 'sideways',
  deviceScaleFactor: size === 'enlarged' ? 2 : 1,
})

/** `whole`: a browser that can do all that people's browsers do. CHROMIUM names another one. */
export const launch = ({ whole = false } = {}) =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? found(whole ? WHOLE : [SHELL, ...WHOLE]),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
