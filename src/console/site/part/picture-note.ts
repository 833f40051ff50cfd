import type { DraftFiles } from '#domain/draft/draft-change.ts'
import { stepsText } from './site-steps.ts'

/** The picture that an option holds. */
export interface PictureNote {
  /** Its thumbnail; null: it has none here. */
  readonly src: string | null
  /** Where a picture is chosen. */
  readonly href: string
}

const ON_PAGES = '/site-files/'

export function pictureNote(files: DraftFiles, draftAt: string, steps: readonly string[], value: unknown): PictureNote {
  const text = typeof value === 'string' ? value : ''
  const content = files[text.startsWith(ON_PAGES) ? text.slice(ON_PAGES.length) : text]
  return {
    src:
      content !== undefined && 'hash' in content
        ? pictureSrc(draftAt, content.hash)
        : text.startsWith('/pictures/')
          ? text
          : null,
    href: `${draftAt}/pictures?${new URLSearchParams({ for: stepsText(steps) })}`,
  }
}

/** A picture of a draft by its content. */
export function pictureSrc(draftAt: string, hash: string, size: 'small' | 'large' = 'small'): string {
  return `${draftAt}/pictures/${hash}${size === 'large' ? '?size=large' : ''}`
}
