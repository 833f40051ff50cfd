import type { Platform } from '../platform.ts'

/**
 * STUDIO-6, STUDIO-7: what opens a preview. A member's is for the console's own frame and ends with the membership; a
 * link's is for anyone who has it, until it ends or is withdrawn.
 */
export interface PreviewPass {
  readonly siteSlug: string
  readonly draftId: string
  readonly holder: { readonly kind: 'member' | 'link'; readonly id: string }
  /** UTC. */
  readonly ends: Date
}

/** Of a member's pass: an evening's work. The console makes a new one with each page. */
export const MEMBER_PASS_MS = 12 * 3_600_000

/** 160 bits: it cannot be guessed. */
const SIGNATURE_CHARACTERS = 40
/** Letters, digits and hyphens only, so that the dots between them are clear. */
const PART = /^[\w-]+$/

/** A pass as text for an address or a cookie, signed with the platform's secret. */
export function passText({ keyedHash }: Pick<Platform, 'keyedHash'>, pass: PreviewPass): string {
  const content = [pass.siteSlug, pass.draftId, pass.holder.kind, pass.holder.id, String(pass.ends.getTime())].join('.')
  return `${content}.${signature(keyedHash, content)}`
}

/** Reads a pass; null if it is not ours or has ended. Whether its holder still may look is `mayLook`'s answer. */
export function readPass(
  { keyedHash, clock }: Pick<Platform, 'keyedHash' | 'clock'>,
  text: string,
): PreviewPass | null {
  const [, content = '', signed] = /^(.+)\.([0-9a-f]+)$/.exec(text) ?? []
  if (signed !== signature(keyedHash, content)) return null
  const [siteSlug, draftId, kind, id, until] = content.split('.')
  if (!isPart(siteSlug) || !isPart(draftId) || !isPart(id) || (kind !== 'member' && kind !== 'link')) return null
  const ends = new Date(Number(until))
  return ends.getTime() > clock.now().getTime() ? { siteSlug, draftId, holder: { kind, id }, ends } : null
}

function isPart(part: string | undefined): part is string {
  return part !== undefined && PART.test(part)
}

function signature(hash: (text: string) => string, content: string): string {
  return hash(`preview ${content}`).slice(0, SIGNATURE_CHARACTERS)
}
