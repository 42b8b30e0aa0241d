import { chromium } from 'playwright-core'

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

export const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
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
