import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { cutPicture } from './cut-picture.ts'

/** A picture to be cut, and where to; the answer bears its number. */
export interface CutOrder {
  readonly number: number
  readonly file: string
  readonly folder: string
}

/*
 * The process that cuts (`cut-in-process.ts` starts it): decoders of others' bytes run here, where their faults end
 * nothing else, and behind all that serves pages.
 */
setPriority(constants.priority.PRIORITY_LOW)
sharp.concurrency(1)
sharp.cache(false)
// Only the decoders of the types that are taken: each further one is a door.
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

process.on('message', ({ number, file, folder }: CutOrder) => {
  cutPicture(file, folder)
    .catch((error: unknown) => ({ ok: false as const, fault: `could not be cut: ${String(error)}` }))
    .then((cut) => process.send?.({ number, cut }))
})
process.on('disconnect', () => process.exit())
