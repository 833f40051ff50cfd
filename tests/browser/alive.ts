import type { Page, Response } from 'playwright-core'
import { expect } from 'vitest'
import { atRest } from './at-rest.ts'

/**
 * Waits for hydration, which starts after the first paint: before that links and forms work as without JavaScript.
 * Returns at once for a page without JavaScript. The mark on the body comes while React still draws; what listens for
 * keys is attached in the effects after that, so it waits until the browser has nothing left to do.
 */
export async function alive(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        if (matchMedia('(scripting: none)').matches) return true
        if (!Object.keys(document.body).some((key) => key.startsWith('__react'))) return false
        await new Promise<void>((idle) => requestIdleCallback(() => idle(), { timeout: 2000 }))
        return true
      }),
    )
    .toBe(true)
}

/** Opens an address and waits until the page listens and rests. */
export async function arrive(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address)
  await alive(page)
  await atRest(page)
  return response
}

/** The same for a page that is loaded again. */
export async function reload(page: Page): Promise<void> {
  await page.reload()
  await alive(page)
  await atRest(page)
}
