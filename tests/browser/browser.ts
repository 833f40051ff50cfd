import { type Browser, chromium as playwright } from 'playwright-core'
import { chromiumProgram } from './chromium-program.ts'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 900 }

/** Chromium out of the npm registry, headless; every *.localhost is this machine, whatever its resolver says. */
export async function launchBrowser(switches: readonly string[] = []): Promise<Browser> {
  return playwright.launch({
    executablePath: await chromiumProgram(),
    // The package's own switches are for a cloud function: they turn off the very checks that a page is tested for.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--host-resolver-rules=MAP *.localhost 127.0.0.1',
      ...switches,
    ],
    headless: true,
  })
}
