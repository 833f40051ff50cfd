import { addPhotos } from '#operations/desk/photo/add-photos.ts'
import type { ConsoleHandler } from '../../console-call.ts'
import { staffRequest } from '../../on-site.ts'
import { carPage } from './car-page.ts'

import { carAt, changePhotos } from './change-photos.ts'
import { photoPage } from './photo-page.ts'
import { sentPhotos, whyNotRead } from './sent-photos.ts'

/** DESK-4: the photos of a car. */
export const routes = {
  'GET /stock/:id/photo': (call) => photoPage(call, call.query.get('of') ?? '', null),
  'POST /stock/:id/photos/upload': async (call) => {
    const sent = sentPhotos(call.body)
    const result = await addPhotos(staffRequest(call), {
      carId: call.params['id'] ?? '',
      files: sent,
      step: call.query.get('step'),
    }).catch(whyNotRead)
    if (typeof result === 'string') return carPage(call, { photoFaults: [result] })
    if (result.added === 0 && result.faults.length === 0)
      return carPage(call, { photoFaults: ['Choose one or more photos first.'] })
    if (result.faults.length > 0) return carPage(call, { photoFaults: result.faults })
    return { to: carAt(call, { photos: String(result.added), step: result.batch ?? '' }) }
  },
  'POST /stock/:id/photos': changePhotos,
} as const satisfies Readonly<Record<string, ConsoleHandler>>
