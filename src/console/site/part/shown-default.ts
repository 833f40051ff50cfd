import type { FieldNode } from './part-values.ts'

/** What holds where an option is not written. Null: the description says what holds where it is empty. */
export function shownDefault({ default: standard }: Pick<FieldNode, 'default'>): string | null {
  return standard === 'Default: none.' ? null : standard
}
