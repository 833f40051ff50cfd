import { mkdir } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import chromium from '@sparticuz/chromium'
import { type Browser, chromium as playwright } from 'playwright-core'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 900 }

/** Chromium out of the npm registry, headless; every *.localhost is this machine, whatever its resolver says. */
export async function launchBrowser(switches: readonly string[] = []): Promise<Browser> {
  return playwright.launch({
    executablePath: await unpackedChromium(),
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

/** The package unpacks into the temporary folder; each user of the machine gets one of their own. */
async function unpackedChromium(): Promise<string> {
  const before = process.env.TMPDIR
  const folder = join(tmpdir(), `forecourt-chromium-${userInfo().uid}`)
  await mkdir(folder, { recursive: true })
  process.env.TMPDIR = folder
  try {
    return await chromium.executablePath()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}
