import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { atRest } from './at-rest.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export interface Rules {
  readonly type: 'tag' | 'rule'
  readonly values: readonly string[]
}
const ALL_RULES: Rules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
/**
 * What styles alone can break, for the same elements in other colours and sizes: another template, another width. Names,
 * roles and order are those of the first, where all rules run.
 */
export const RULES_OF_STYLES: Rules = {
  type: 'rule',
  values: [
    'color-contrast',
    'css-orientation-lock',
    'link-in-text-block',
    'meta-viewport',
    'scrollable-region-focusable',
    'target-size',
  ],
}

interface Axe {
  run(
    within: string,
    options: { readonly runOnly: Rules; readonly resultTypes: readonly string[] },
  ): Promise<{
    readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[]
  }>
}

/** Context options for `faultsOf`: it injects axe, which the pages' policy forbids. */
export const LOOKED_INTO = { bypassCSP: true, reducedMotion: 'reduce' } as const satisfies Parameters<
  Browser['newContext']
>[0]

/** Axe's findings on the current page (FIELD-4), or in the first element that `within` selects, and horizontal overflow. */
export async function faultsOf(page: Page, within = 'html', runOnly = ALL_RULES): Promise<readonly string[]> {
  await atRest(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const found = await page.evaluate(
    async ({ within, runOnly }) => {
      const { axe } = window as unknown as { axe: Axe }
      const { violations } = await axe.run(within, { runOnly, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    },
    { within, runOnly },
  )
  return [...found, ...(await overflowOf(page))]
}

/** By how much the current page is wider than its window, in a sentence; none if it fits. */
export async function overflowOf(page: Page): Promise<readonly string[]> {
  await atRest(page)
  const beyond = await page.evaluate(() => {
    // Not only scrollWidth: elements out of the flow widen a phone's page without counting in it.
    const [left, top] = [window.scrollX, window.scrollY]
    window.scrollTo({ left: 10_000, top, behavior: 'instant' })
    const { scrollWidth, clientWidth } = document.documentElement
    const beyond = Math.max(window.scrollX, scrollWidth - clientWidth)
    window.scrollTo({ left, top, behavior: 'instant' })
    return beyond
  })
  return beyond > 0 ? [`${beyond} pixels stick out to the side`] : []
}
