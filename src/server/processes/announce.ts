import { join } from 'node:path'
import { counted } from '#domain/counted.ts'
import { createLog, writerOf } from '../log.ts'
import { VERSION } from '../release.ts'
import type { Environment } from '../settings/environment.ts'
import type { Started } from './messages.ts'

/** Prints what is served where, and the folders of mail and text messages when no service is set. */
export async function announce(
  { port, sites }: Started,
  operationsPort: number | null,
  environment: Environment,
): Promise<void> {
  const { production, processes } = environment
  if (production) {
    logServing({ port, sites }, operationsPort, environment)
    return
  }
  const by = processes > 1 ? ` by ${processes} processes` : ''
  printLine(`\nForecourt ${VERSION} serves ${counted(sites.length, 'site')} on port ${port}${by}:\n`)
  printLine(`  ${'Start here'.padEnd(28)} http://localhost:${port}\n`)
  for (const { slug, name } of sites) printLine(`  ${name.padEnd(28)} http://${slug}.localhost:${port}`)
  // Only a demonstration loads made data: a release has none.
  const { demonstrationStaffLines, STAFFED_SITE } = await import('../../demonstration/made-staff.ts')
  const staffed = sites.find(({ slug }) => slug === STAFFED_SITE)
  if (staffed && environment.consoleHost !== null)
    for (const line of demonstrationStaffLines(`http://${environment.consoleHost}:${port}`, staffed.name))
      printLine(line)
  printLine(`\nHealth and metrics on the operations port ${operationsPort}. Ctrl-C ends.`)
  for (const line of folders(environment)) printLine(line)
}

/** In production each line is JSON, at any level of the log: the person who starts it must see the ports. */
function logServing({ port, sites }: Started, operationsPort: number | null, environment: Environment): void {
  createLog('info', undefined, writerOf(environment)).info(
    `Forecourt ${VERSION} serves ${sites.length} sites on port ${port}, operations port ${operationsPort}`,
    {
      version: VERSION,
      processes: environment.processes,
      sites: sites.map(({ slug, hostnames }) => ({ slug, hostnames })),
      folders: folders(environment),
    },
  )
}

/** Says that the end has begun: a sentence for a person, a line of the log in production. */
export function announceEnd(environment: Pick<Environment, 'production' | 'processes' | 'processNumber'>): void {
  if (environment.production) createLog('info', undefined, writerOf(environment)).info(ENDING)
  else printLine(ENDING)
}

const ENDING = 'Ending: requests under way finish first …'

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
