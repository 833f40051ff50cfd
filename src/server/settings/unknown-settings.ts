import { editsBetween, nearest } from '#site/nearest.ts'
import { SETTINGS, SETTINGS_BY_ACCOUNT } from './environment.ts'

/** Names with these prefixes are meant for this program, or for a service it uses. */
const OURS = /^(FORECOURT|SMTP|SMS|MAIL|OPENSEARCH|STRIPE)_/
/** A name this short must be one edit away from a setting, else HOME would count as a typing mistake of HOST. */
const SHORT = 5

/**
 * A sentence for each variable that looks like a setting but is none (D-8), by its prefix or because it nearly equals a
 * setting's name. Other variables belong to other programs.
 */
export function unknownSettings(variables: Readonly<Record<string, string | undefined>>): readonly string[] {
  return Object.keys(variables).flatMap((name) => {
    if (!/^[A-Z][A-Z0-9_]*$/.test(name) || isSetting(name)) return []
    const meant = nearest(name, SETTINGS)
    if (!OURS.test(name) && (meant === null || !isSlip(name, meant))) return []
    return [`${name} is set and not a setting of Forecourt${meant === null ? '.' : `: did you mean ${meant}?`}`]
  })
}

function isSlip(name: string, meant: string): boolean {
  return editsBetween(name, meant) <= (meant.length <= SHORT ? 1 : 2)
}

function isSetting(name: string): boolean {
  return SETTINGS.includes(name) || SETTINGS_BY_ACCOUNT.some((prefix) => name.startsWith(prefix))
}
