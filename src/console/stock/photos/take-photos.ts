import type { Shown } from '../../shown.ts'
import type { PhotoSection } from './photo-values.ts'

/** Takes the photos of an answer's page and shows them. Null: it is another page, such as the sign-in. */
export type TakePhotos = (shown: Shown) => PhotoSection | null
