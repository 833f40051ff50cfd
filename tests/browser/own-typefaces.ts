import { readFile } from 'node:fs/promises'
import type { BrowserContext } from 'playwright-core'

/**
 * Makes text wait for its typeface, for what is measured in it. Real pages keep a fallback where the typeface is late,
 * another one on each machine.
 */
export async function inOwnTypefaces(context: BrowserContext): Promise<void> {
  await context.route('**/*.css', async (route) => {
    const css = await readFile(`build/client${new URL(route.request().url()).pathname}`, 'utf8')
    await route.fulfill({
      contentType: 'text/css',
      body: css.replaceAll('font-display:optional', 'font-display:block'),
    })
  })
}
