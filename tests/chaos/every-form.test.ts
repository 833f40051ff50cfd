import type { Browser } from 'playwright-core'
import { afterAll } from 'vitest'
import { launchBrowser } from '../browser/browser.ts'
import { everyFormContract } from '../browser/console/forms/every-form.contract.ts'

let browser: Promise<Browser> | undefined
afterAll(async () => (await browser)?.close())

everyFormContract(() => (browser ??= launchBrowser()))
