import type { ChangedDraft } from '#operations/draft/change-draft.ts'
import type { PictureChanged } from '#operations/draft/picture/add-picture.ts'

/** Why a picture was not added or changed, as a sentence. */
export function notChanged(done: Extract<PictureChanged | ChangedDraft, { readonly ok: false }>): string {
  switch (done.reason) {
    case 'fault':
      return done.fault
    case 'locked':
      return `Not saved: this part is locked by ${done.lockedBy}.`
    case 'conflict': {
      const [first] = done.conflicts
      return `Not saved: ${first?.by ?? 'the published website'} changed the same since. This is how it is now.`
    }
    default:
      return FAULTS[done.reason]
  }
}

const FAULTS = {
  closed: 'Not saved: this draft is published, scheduled or waits for approval.',
  malformed: 'Not saved: the form was not understood. Open the page again.',
  'too-many': 'Not saved: this draft has too many changes. Publish it, or begin another one.',
} as const
