import type { Actor } from '#domain/staff/actor.ts'

/** Who changes an appointment; null: the buyer, by the link of their visit (FORM-17). */
export type Changer = Actor | null
