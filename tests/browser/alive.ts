import type { Page, Response } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Waits until the page's scripts, which start once it is drawn, have taken it over: before that a link or form does what it
 * does without script. A page whose scripts are turned off is there at once.
 */
export async function alive(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          matchMedia('(scripting: none)').matches ||
          Object.keys(document.body).some((key) => key.startsWith('__react')),
      ),
    )
    .toBe(true)
}

/** Goes to an address as a visitor who takes his time: all is there that comes by itself. */
export async function arrive(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address)
  await alive(page)
  await page.waitForLoadState('networkidle')
  return response
}

/** The same for a page that is loaded again. */
export async function reload(page: Page): Promise<void> {
  await page.reload()
  await alive(page)
  await page.waitForLoadState('networkidle')
}
