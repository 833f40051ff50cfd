import type { Actor } from '#domain/staff/actor.ts'
import type { Site } from '#site/site.ts'
import { submitLead } from '../lead/submit-lead.ts'
import type { Platform } from '../platform.ts'
import { sampleStaff } from '../staff/testing.ts'
import type { Colleagues, InboxChangeRecord } from './colleagues.ts'

/** An owner of the site 'yard', who may do everything everywhere; `change` overrides it. */
export function sampleActor(id: string, change: Partial<Actor> = {}): Actor {
  return sampleStaff(['owner'], { id, name: id.charAt(0).toUpperCase() + id.slice(1), ...change })
}

/** Members of one site, with what was recorded of their changes. */
export function sampleColleagues(people: readonly Actor[]): Colleagues & {
  readonly recorded: readonly (InboxChangeRecord & { readonly by: string })[]
} {
  const recorded: (InboxChangeRecord & { readonly by: string })[] = []
  return {
    recorded,
    of: async (siteSlug) => people.filter((person) => person.siteSlug === siteSlug),
    record: async (_slug, by, change) => void recorded.push({ by: by.id, ...change }),
  }
}

export const BUYER = {
  name: 'Jo',
  last_name: 'Nguyen',
  email: 'jo@mail.example',
  phone: '0412 345 678',
  postcode: '4000',
  message: 'Is it still there?',
}

/** Sends a form like a buyer. Returns the lead's conversation. */
export async function enquire(
  platform: Platform,
  site: Site,
  change: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly leadId: string; readonly conversationId: string }> {
  const visit = { origin: 'https://cars.example', path: '/contact', pageId: null, userAgent: null }
  const answer = await submitLead(platform, site, { ...BUYER, submission_id: platform.randomId(), ...change }, visit)
  if (!answer.ok) throw new Error(`${answer.message} ${JSON.stringify(answer.fields)}`)
  const conversationId = await conversationOf(platform, site, answer.leadId)
  return { leadId: answer.leadId, conversationId: conversationId ?? '' }
}

export async function conversationOf(platform: Platform, site: Site, leadId: string): Promise<string | null> {
  const { rows } = await platform.storage
    .jobsDatabase()
    .executeSql('select conversation_id from leads where site_slug = $1 and id = $2', [site.slug, leadId])
  return (rows[0] as { conversation_id: string | null } | undefined)?.conversation_id ?? null
}
