import type { Site } from '#site/site.ts'
import type { WelcomeTry } from '../../console/welcome/welcome-view.ts'
import { STOCK_PLANS } from '../stock/plans.ts'
import { TRIES } from './tries.ts'

/** The things to try; none unless every dealer of the demonstration and the console are here. */
export function triesOf(sites: readonly Site[], port: string, consoleHref: string | null): readonly WelcomeTry[] {
  const isWhole = Object.keys(STOCK_PLANS).every((slug) => sites.some((site) => site.slug === slug))
  if (!isWhole || consoleHref === null) return []
  return TRIES.map(({ at, path, ...rest }) => ({
    ...rest,
    href: `${at === 'console' ? consoleHref : `http://${at}.localhost${port}`}${path}`,
  }))
}
