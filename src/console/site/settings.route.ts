import type { ConsoleHandler } from '../console-call.ts'
import { ACTS, SETTINGS } from '../frame/places.ts'
import { onSite } from '../on-site.ts'
import { mayOpen } from '../shell.ts'
import { typedPage } from '../shown.ts'
import type { SettingsPage } from './settings-values.ts'

/** The settings that a person may open (STAFF-5). */
export const routes = {
  'GET /settings': async (call) => {
    const { site, actor } = onSite(call)
    const acts = ACTS.filter((act) => mayOpen(actor, site, act))
    const groups = SETTINGS.map(({ title, places }) => ({
      title,
      places: places
        .filter((place) => mayOpen(actor, site, place))
        .map(({ href, label, note }) => ({
          href,
          label,
          note,
          acts: acts
            .filter((act) => act.href.startsWith(`${href}/`) || act.href.startsWith(`${href}?`))
            .map((act) => ({ href: act.href, label: act.label })),
        })),
    }))
    return {
      page: typedPage<SettingsPage>({ kind: 'settings', groups: groups.filter(({ places }) => places.length > 0) }),
    }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>
