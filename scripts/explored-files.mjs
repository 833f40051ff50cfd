// The tests that npm run explore repeats, and the instants at which it does.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

/**
 * Instants at which dates have gone wrong. Where the name says no place, it is 10 am in Brisbane, noon in Auckland or the
 * morning before in New York.
 */
export const NASTY = {
  saturday: '2026-11-28T00:00:00Z',
  sunday: '2026-11-29T00:00:00Z',
  january: '2027-01-20T00:00:00Z',
  'month-end': '2027-04-30T00:00:00Z',
  'year-end': '2026-12-31T00:00:00Z',
  'new-year': '2027-01-01T00:00:00Z',
  'leap-day': '2028-02-29T00:00:00Z',
  // Sydney's clocks: 3 am becomes 2 am on 4 April 2027, 2 am becomes 3 am on 3 October.
  'daylight-saving-ends': '2027-04-03T15:55:00Z',
  'daylight-saving-begins': '2027-10-02T15:55:00Z',
  'december-10': '2026-12-10T00:00:00Z',
  christmas: '2026-12-25T00:00:00Z',
  'easter-monday': '2027-03-29T00:00:00Z',
  'before-midnight-in-perth': '2026-11-24T15:55:00Z',
}

/** Test files that have a property of fast-check. */
export function propertyFiles() {
  return unitFiles().filter((file) => /from 'fast-check'|search-oracle\.contract/.test(text(file)))
}

/** Test files with the property of a kind of text (docs/tests.md). */
export function textFiles() {
  return unitFiles().filter((file) => text(file).includes('setup/texts.ts'))
}

/** Words of a test file that shows or reads a date. */
const DATED =
  /\b(today|tomorrow|yesterday|weekday|saturday|sunday|monday|month|holiday|calendar|appointment|visit on|opening|hours|offers?|until|schedule)/i

/**
 * Test files of a project of vitest.config.ts that show or read a date, of the pages as a whole and of the browser.
 * @param {'unit' | 'browser'} project
 */
export function datedFiles(project) {
  const files = project === 'browser' ? testsBelow('tests/browser') : testsBelow('tests/scenarios')
  return files.filter((file) => DATED.test(text(file)))
}

function unitFiles() {
  return ['src', 'tests/repository', 'tests/scenarios'].flatMap(testsBelow)
}

function testsBelow(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
    .sort()
}

function text(file) {
  return readFileSync(join(root, file), 'utf8')
}
