import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { cleanPhoto } from './clean-photo.ts'
import { cutPicture } from './cut-picture.ts'

/** Order to resize a picture; the answer carries its number. */
export interface CutOrder {
  readonly number: number
  readonly file: string
  /** The hash of a picture to cut; null: a visitor's photo, which is only cleaned. */
  readonly hash: string | null
  /** An empty folder for the cuts. */
  readonly folder: string
}

/* Process started by `cut-in-process.ts`. It decodes untrusted pictures, so a crash affects nothing else, at lower
  priority than page requests. */
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

process.on('message', ({ number, file, hash, folder }: CutOrder) => {
  const work = hash === null ? cleanPhoto(file, folder) : cutPicture(file, hash, folder)
  work
    .catch((error: unknown) => ({ ok: false as const, fault: `could not be cut: ${String(error)}` }))
    .then((cut) => process.send?.({ number, cut }))
})
process.on('disconnect', () => process.exit())
