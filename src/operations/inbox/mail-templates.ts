import { z } from 'zod'
import { TEMPLATE_VARIABLES } from '#domain/inbox/mail-template.ts'
import type { Site } from '#site/site.ts'
import type { MailTemplate } from '#storage/inbox/mail-templates.ts'
import type { Platform } from '../platform.ts'
import { type InboxActor, may, noteInAudit } from './access.ts'

const known = new Set(Object.keys(TEMPLATE_VARIABLES))
const text = z
  .string()
  .max(20_000)
  .refine(
    (each) => [...each.matchAll(/\{([a-z_]+)\}/g)].every(([, name = '']) => known.has(name)),
    `The variables are ${[...known].map((name) => `{${name}}`).join(', ')}.`,
  )
const template = z.strictObject({
  id: z.string().min(1).max(60),
  name: z.string().trim().min(1).max(100),
  subject: text.pipe(z.string().max(200)),
  body: text.pipe(z.string().min(1)),
})

export type SavedTemplate =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'not-allowed' | 'invalid'; readonly message: string }

/** INBOX-7: the texts that staff of a site answer with, by name; null: the person may not read leads. */
export async function listTemplates(
  platform: Platform,
  site: Site,
  actor: InboxActor,
): Promise<readonly MailTemplate[] | null> {
  return may(actor, site, 'lead.read') ? platform.storage.forSite(site).inbox.templates.all() : null
}

/** INBOX-7: stores a template; its variables must be known. */
export async function saveTemplate(
  platform: Platform,
  site: Site,
  actor: InboxActor,
  input: unknown,
): Promise<SavedTemplate> {
  if (!may(actor, site, 'inbox.rules'))
    return { ok: false, reason: 'not-allowed', message: 'You may not change templates.' }
  const read = template.safeParse(input)
  if (!read.success) return { ok: false, reason: 'invalid', message: z.prettifyError(read.error) }
  const { inbox, transaction } = platform.storage.forSite(site)
  await transaction(async (within) => {
    await inbox.templates.save(read.data, within)
    const change = { action: 'inbox.rules', id: `template ${read.data.id}`, after: read.data } as const
    await noteInAudit(platform, site, actor, change, within)
  })
  return { ok: true }
}

/** INBOX-7: deletes a template. False: there is none, or the person may not. */
export async function removeTemplate(platform: Platform, site: Site, actor: InboxActor, id: string): Promise<boolean> {
  if (!may(actor, site, 'inbox.rules')) return false
  const { inbox, transaction } = platform.storage.forSite(site)
  return transaction(async (within) => {
    const removed = await inbox.templates.remove(id, within)
    if (removed) await noteInAudit(platform, site, actor, { action: 'inbox.rules', id: `template ${id}` }, within)
    return removed
  })
}
