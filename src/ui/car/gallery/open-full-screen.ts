import type { PictureView } from '#domain/picture/picture-view.ts'
import * as words from '#words/car.ts'
import type { Say } from '#words/say.ts'
import { fullSize } from './full-size.ts'

/**
 * Shows the pictures full screen with zoom. The viewer is loaded at its first use. `onMove` gets the index of each
 * shown picture, so that the page can follow; `onClose` restores the focus.
 */
export async function openFullScreen(
  pictures: readonly PictureView[],
  index: number,
  { t, onMove, onClose }: { readonly t: Say; readonly onMove: (index: number) => void; readonly onClose: () => void },
): Promise<void> {
  const [{ default: PhotoSwipe }] = await Promise.all([import('photoswipe'), import('photoswipe/style.css')])
  const viewer = new PhotoSwipe({
    dataSource: pictures.map((picture) => ({
      ...fullSize(picture),
      ...(picture.srcset ? { srcset: picture.srcset } : {}),
      // Shown until the large one has loaded.
      msrc: picture.preview ?? picture.src,
      alt: picture.alt,
    })),
    index,
    bgOpacity: 1,
    loop: false,
    // It would return to the first picture, and scroll the page with it.
    returnFocus: false,
    showHideAnimationType: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'fade',
    arrowPrevTitle: t(words.previousPicture),
    arrowNextTitle: t(words.nextPicture),
    closeTitle: t(words.close),
    zoomTitle: t(words.zoom),
    errorMsg: t(words.pictureCouldntLoad),
  })
  viewer.on('change', () => onMove(viewer.currIndex))
  viewer.on('destroy', onClose)
  viewer.init()
}
