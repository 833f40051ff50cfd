import { type Clash, compareSeen, compareShown } from '#domain/form/compare-shown.ts'
import type { FilledForm } from '#domain/form/define-form.ts'
import { type MailTemplate, readMailTemplate } from '#domain/inbox/mail-template-schema.ts'
import { TEMPLATE_FORM, type TemplateFields } from '#domain/inbox/template-form.ts'
import { type Actor, may } from '#domain/staff/actor.ts'
import type { Site } from '#site/site.ts'
import type { Platform } from '../../platform.ts'
import { withLastWriter } from '../../staff/last-writer.ts'

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

type Clashing = { readonly ok: false; readonly reason: 'clash'; readonly clashes: readonly Clash[] }

/** STAFF-11: the same by the form of a page: what its person changed, unless a colleague changed it meanwhile. */
export async function saveTemplateForm(
  platform: Platform,
  site: Site,
  actor: Actor,
  id: string,
  filled: FilledForm<TemplateFields>,
): Promise<SavedTemplate | Clashing> {
  if (!may(actor, site, 'inbox.rules'))
    return { ok: false, reason: 'not-allowed', message: 'You may not change templates.' }
  const { inbox, transaction } = platform.storage.forSite(site)
  const clashes = await transaction(async (within) => {
    const before = await inbox.templates.lock(id, within)
    const { id: _, ...now } = before ?? { id }
    const { changed, clashes } = compareShown(TEMPLATE_FORM, filled, now, () => null)
    if (clashes.length > 0 || changed.length === 0) return clashes
    const to = Object.fromEntries(changed.map((name) => [name, filled.values[name]]))
    const template = { id, name: '', subject: '', body: '', ...now, ...to }
    await inbox.templates.save(template, within)
    const change = { action: 'inbox.rules', id: `template ${id}`, after: template } as const
    await platform.colleagues.record(site.slug, actor, change, within)
    return []
  })
  if (clashes.length === 0) return { ok: true }
  return { ok: false, reason: 'clash', clashes: await withLastWriter(platform, site, `template ${id}`, clashes) }
}

/**
 * INBOX-7: deletes a template. False: there is none, or the person may not. A clash: a colleague has changed it since the
 * page of `filled` was made (STAFF-11).
 */
export async function removeTemplate(
  platform: Platform,
  site: Site,
  actor: Actor,
  id: string,
  filled: FilledForm<TemplateFields> | null = null,
): Promise<boolean | Clashing> {
  if (!may(actor, site, 'inbox.rules')) return false
  const { inbox, transaction } = platform.storage.forSite(site)
  const done = await transaction(async (within) => {
    const before = filled && (await inbox.templates.lock(id, within))
    const clashes = before
      ? TEMPLATE_FORM.names.flatMap(
          (name) => compareSeen(TEMPLATE_FORM, name, filled.shown[name] ?? '', before, () => null).clashes,
        )
      : []
    if (clashes.length > 0) return clashes
    const removed = await inbox.templates.remove(id, within)
    if (removed)
      await platform.colleagues.record(site.slug, actor, { action: 'inbox.rules', id: `template ${id}` }, within)
    return removed
  })
  if (typeof done === 'boolean') return done
  return { ok: false, reason: 'clash', clashes: await withLastWriter(platform, site, `template ${id}`, done) }
}
