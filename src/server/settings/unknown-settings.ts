import { editsBetween, nearest } from '#site/nearest.ts'
import { SETTINGS, SETTINGS_BY_ACCOUNT } from './environment.ts'

/** Names that begin like this are meant for this program, or for one that sends mail, messages or payments for it. */
const OURS = /^(FORECOURT|SMTP|SMS|MAIL|OPENSEARCH|STRIPE)_/
/** A name this short is one edit away from a setting at most, or HOME would be a slip of HOST. */
const SHORT = 5

/**
 * A sentence for each variable that looks like a setting and is none (D-8): by what its name begins with, or because it is
 * nearly one's name. Everything else in the environment is other programs' business.
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
