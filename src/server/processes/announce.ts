import { join } from 'node:path'
import type { Environment } from '../settings/environment.ts'
import { demonstrationStaffLines, STAFFED_SITE } from '../sites/demonstration-staff.ts'
import type { Started } from './messages.ts'

/** Prints what is served where, and the folders of mail and text messages when no service is set. */
export function announce({ port, sites }: Started, operationsPort: number | null, environment: Environment): void {
  const { production, processes } = environment
  const by = processes > 1 ? ` by ${processes} processes` : ''
  printLine(`\nForecourt serves ${sites.length} ${sites.length === 1 ? 'site' : 'sites'} on port ${port}${by}:\n`)
  for (const { slug, name, hostnames } of sites)
    printLine(`  ${name.padEnd(28)} ${production ? hostnames.join(', ') : `http://${slug}.localhost:${port}`}`)
  if (!production) printLine(`\n  ${'All of them'.padEnd(28)} http://localhost:${port}`)
  const staffed = sites.find(({ slug }) => slug === STAFFED_SITE)
  if (!production && staffed && environment.consoleHost !== null)
    for (const line of demonstrationStaffLines(`http://${environment.consoleHost}:${port}`, staffed.name))
      printLine(line)
  printLine(`\nHealth and metrics on the operations port ${operationsPort}. Ctrl-C ends.`)
  for (const line of folders(environment)) printLine(line)
}

export const ENDING = 'Ending: requests under way finish first …'

/** One of the folders has the code of a sign-in. */
function folders({ smtpUrl, smsUrl, dataFolder }: Environment): readonly string[] {
  return [
    ...(smtpUrl ? [] : [`Mail is written to ${join(dataFolder, 'mail')}.`]),
    ...(smsUrl ? [] : [`Text messages, sign-in codes too, are written to ${join(dataFolder, 'sms')}.`]),
  ]
}

/** Prints a sentence to the person who starts the server. */
export function printLine(sentence: string): void {
  console.log(sentence)
}
