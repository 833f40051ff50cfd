import type { Team } from '#domain/inbox/assignment.ts'
import type { AssignmentRule } from '#domain/inbox/assignment-rule.ts'
import type { Site } from '#site/site.ts'

interface Known {
  readonly site: Site
  readonly people: readonly { readonly id: string; readonly name: string }[]
  readonly teams: readonly Team[]
}

/** INBOX-4: a rule in words: 'Test Drive · Toyota', 'Kim'. */
export function ruleText({ when, to }: AssignmentRule, { site, people, teams }: Known) {
  const places = when.locations?.map((id) => site.locations.find((each) => each.id === id)?.name ?? id)
  const price = when.price && `$${when.price.from ?? 0} to ${when.price.to === undefined ? 'any' : `$${when.price.to}`}`
  const hours = when.hours && `${when.hours.from} to ${when.hours.to}`
  const days = when.weekdays?.map((day) => DAYS[day] ?? '')
  const parts = [when.categories, places, when.makes, when.conditions, when.states, when.postcodes, days]
  const words = [...parts.flatMap((part) => part?.join(', ') ?? []), price, hours].filter(Boolean)
  return {
    when: words.length === 0 ? 'Every lead' : words.join(' · '),
    to:
      'team' in to
        ? `Team ${teams.find(({ id }) => id === to.team)?.name ?? 'that is no more'}, fewest open leads`
        : (people.find(({ id }) => id === to.person)?.name ?? 'A former member'),
  }
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
