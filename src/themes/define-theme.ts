import type { Slots, Theme } from '#ui/slots.ts'
import { BASE_SLOTS } from './base/base-slots.ts'

/** Defines a template by its folder's name and the slots it fills; the base fills the others. */
export function defineTheme({ name, slots = {} }: { readonly name: string; readonly slots?: Partial<Slots> }): Theme {
  return { name, slots: { ...BASE_SLOTS, ...slots } }
}
