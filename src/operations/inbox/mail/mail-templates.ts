import { type MailTemplate, readMailTemplate } from '#domain/inbox/mail-template-schema.ts'
import { type Actor, may } from '#domain/staff/actor.ts'
import type { Site } from '#site/site.ts'
import type { Platform } from '../../platform.ts'

export type SavedTemplate =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'not-allowed' | 'invalid'; readonly message: string }

/** INBOX-7: the texts that staff of a site answer with, by name; null: the person may not read leads. */
export async function listTemplates(
  platform: Platform,
  site: Site,
  actor: Actor,
): Promise<readonly MailTemplate[] | null> {
  return may(actor, site, 'lead.read') ? platform.storage.forSite(site).inbox.templates.all() : null
}

/** INBOX-7: stores a template; its variables must be known. */
export async function saveTemplate(
  platform: Platform,
  site: Site,
  actor: Actor,
  input: unknown,
): Promise<SavedTemplate> {
  if (!may(actor, site, 'inbox.rules'))
    return { ok: false, reason: 'not-allowed', message: 'You may not change templates.' }
  const read = readMailTemplate(input)
  if (!read.ok) return { ok: false, reason: 'invalid', message: read.message }
  const { inbox, transaction } = platform.storage.forSite(site)
  await transaction(async (within) => {
    await inbox.templates.save(read.template, within)
    const change = { action: 'inbox.rules', id: `template ${read.template.id}`, after: read.template } as const
    await platform.colleagues.record(site.slug, actor, change, within)
  })
  return { ok: true }
}

/** INBOX-7: deletes a template. False: there is none, or the person may not. */
export async function removeTemplate(platform: Platform, site: Site, actor: Actor, id: string): Promise<boolean> {
  if (!may(actor, site, 'inbox.rules')) return false
  const { inbox, transaction } = platform.storage.forSite(site)
  return transaction(async (within) => {
    const removed = await inbox.templates.remove(id, within)
    if (removed)
      await platform.colleagues.record(site.slug, actor, { action: 'inbox.rules', id: `template ${id}` }, within)
    return removed
  })
}
