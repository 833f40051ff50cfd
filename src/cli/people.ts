import { writeFile } from 'node:fs/promises'
import { normalPhone } from '#domain/phone/phone.ts'
import { erasePerson, type FoundPerson, findPerson, PERSON_TABLES, type Person } from '#operations/person/people.ts'
import { requestOn } from '#operations/site-request.ts'
import type { Site } from '#site/site.ts'
import { EXIT_STATUS } from './command-context.ts'
import { type LeadsContext, siteOf } from './lead/leads-context.ts'

/** Person options as typed. */
export interface TypedPerson {
  readonly email?: string | undefined
  readonly phone?: string | undefined
}

/**
 * `forecourt people find --site SLUG [--email …] [--phone …]`: counts what a site stores about a person, by kind. A row
 * matches if it has the e-mail or the phone number. Exit status 2 for invalid arguments.
 */
export async function peopleFindCommand(context: LeadsContext, typed: TypedPerson): Promise<number> {
  const subject = personOf(context, typed)
  if (!subject) return EXIT_STATUS.usage
  printCounts(
    context,
    subject.site,
    countsOf(await findPerson(requestOn(context.platform, subject.site), subject.person)),
  )
  return EXIT_STATUS.done
}

/**
 * `forecourt people export --site SLUG … FILE`: exports the rows as JSON to an owner-only file, or with `-` to standard
 * output.
 */
export async function peopleExportCommand(context: LeadsContext, file: string, typed: TypedPerson): Promise<number> {
  const subject = personOf(context, typed)
  if (!subject) return EXIT_STATUS.usage
  const personRows = await findPerson(requestOn(context.platform, subject.site), subject.person)
  const text = JSON.stringify({ site: subject.site.slug, ...subject.person, ...personRows }, null, 2)
  if (file === '-') {
    context.print(text)
    return EXIT_STATUS.done
  }
  try {
    await writeFile(file, `${text}\n`, { mode: 0o600 })
  } catch (error) {
    // Print only the reason: the path is what the user typed.
    context.print(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`)
    return EXIT_STATUS.failed
  }
  context.print(`Wrote ${file}.`)
  return EXIT_STATUS.done
}

/**
 * `forecourt people erase --site SLUG … [--yes]`: deletes the rows permanently. Without `--yes`, prints what would be
 * deleted and exits with status 1.
 */
export async function peopleEraseCommand(
  context: LeadsContext,
  { yes = false, ...typed }: TypedPerson & { readonly yes?: boolean },
): Promise<number> {
  const subject = personOf(context, typed)
  if (!subject) return EXIT_STATUS.usage
  if (!yes) {
    printCounts(
      context,
      subject.site,
      countsOf(await findPerson(requestOn(context.platform, subject.site), subject.person)),
    )
    context.print('Nothing was deleted: add --yes to delete this permanently.')
    return EXIT_STATUS.failed
  }
  const answer = await erasePerson(requestOn(context.platform, subject.site), subject.person)
  if (!answer.ok) {
    context.print(`Nothing was deleted. The buyer’s reservation is still open: ${answer.openReservations.join(', ')}.`)
    context.print('Mark it as sold or refund it in the console, wait until its refund is sent, and erase again.')
    return EXIT_STATUS.failed
  }
  printCounts(context, subject.site, answer.erased)
  context.print('Deleted. Copies outside the platform (mails, the dealer’s own systems, backups) are not affected.')
  return EXIT_STATUS.done
}

function personOf(context: LeadsContext, { email, phone }: TypedPerson): { site: Site; person: Person } | null {
  const site = siteOf(context)
  if (!site) return null
  const number = phone === undefined ? null : normalPhone(phone, site.region)
  if (phone !== undefined && number === null) {
    context.print(`--phone takes a phone number such as 0412 345 678, not '${phone}'.`)
    return null
  }
  if (email === undefined && phone === undefined) {
    context.print('Give --email ADDRESS, --phone NUMBER or both.')
    return null
  }
  return { site, person: { email: email?.trim() ?? null, phone: number } }
}

function countsOf(found: FoundPerson): Readonly<Record<string, number>> {
  return Object.fromEntries(PERSON_TABLES.map((table) => [table, found[table].length]))
}

function printCounts({ print }: LeadsContext, site: Site, counts: Readonly<Record<string, number>>): void {
  const some = Object.entries(counts).filter(([, count]) => count > 0)
  print(some.length > 0 ? `${site.name}:` : `${site.name} stores nothing about this person.`)
  for (const [table, count] of some) print(`  ${table.replaceAll('_', ' ')}: ${count}`)
}
