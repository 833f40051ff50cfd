import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import type { Crop, PhotoShape } from '#domain/desk/photo/photo-edit.ts'
import type { SitePictureUse } from '#domain/picture/site-picture.ts'
import { answerReadings } from '../reading/answer-readings.ts'
import { addedPhoto, shapedPhoto } from './car-photo.ts'
import { cleanPhoto } from './clean-photo.ts'
import { type Cut, cutPicture } from './cut-picture.ts'
import { addedSitePicture, croppedSitePicture } from './site-picture.ts'

/** Order to decode a picture. */
export interface CutOrder {
  readonly file: string
  readonly work: CutWork
  /** An empty folder for the cuts. */
  readonly folder: string
}

/** What to do with a picture: cut it in all sizes, or write it as one new JPEG. */
export type CutWork =
  | { readonly kind: 'cut'; readonly hash: string }
  /** A visitor's photo. */
  | { readonly kind: 'clean' }
  /** A photo that staff add to a car. */
  | { readonly kind: 'add' }
  /** STUDIO-18: a picture that staff add to the website. */
  | { readonly kind: 'add-to-site'; readonly use: SitePictureUse }
  /** A part of a picture of the website. */
  | { readonly kind: 'crop'; readonly crop: Crop }
  /** An edited copy of a car's photo. */
  | { readonly kind: 'shape'; readonly shape: PhotoShape }

/* Program started by `picture-cutter.ts`. It decodes untrusted pictures, so a crash affects nothing else, at lower priority
  than page requests. */
setPriority(constants.priority.PRIORITY_LOW)
sharp.concurrency(1)
sharp.cache(false)
// Enable only the decoders we need, to reduce the attack surface.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadNsgif',
  ],
})

export const PICTURE_READERS = { cut }
answerReadings(PICTURE_READERS)

function cut({ file, work, folder }: CutOrder): Promise<Cut> {
  if (work.kind === 'cut') return cutPicture(file, work.hash, folder)
  if (work.kind === 'clean') return cleanPhoto(file, folder)
  if (work.kind === 'add-to-site') return addedSitePicture(file, work.use, folder)
  if (work.kind === 'crop') return croppedSitePicture(file, work.crop, folder)
  return work.kind === 'add' ? addedPhoto(file, folder) : shapedPhoto(file, work.shape, folder)
}
