import type { PictureView } from '#domain/picture/picture-view.ts'
import { fullSize } from './full-size.ts'

/**
 * Shows the pictures over the whole screen with zoom. The viewer is fetched at its first use, so that no visitor pays
 * for it before. `onMove` hears which picture shows, so that the page is at the same one afterwards, where `onClose`
 * puts the focus.
 */
export async function openFullScreen(
  pictures: readonly PictureView[],
  index: number,
  { onMove, onClose }: { readonly onMove: (index: number) => void; readonly onClose: () => void },
): Promise<void> {
  const [{ default: PhotoSwipe }] = await Promise.all([import('photoswipe'), import('photoswipe/style.css')])
  const viewer = new PhotoSwipe({
    dataSource: pictures.map((picture) => ({
      ...fullSize(picture),
      ...(picture.srcset ? { srcset: picture.srcset } : {}),
      // Stands in until the large one is here.
      msrc: picture.preview ?? picture.src,
      alt: picture.alt,
    })),
    index,
    bgOpacity: 1,
    loop: false,
    // It would go back to the picture one came from, and the page with it.
    returnFocus: false,
    showHideAnimationType: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'fade',
    arrowPrevTitle: 'Previous picture',
    arrowNextTitle: 'Next picture',
    closeTitle: 'Close',
    zoomTitle: 'Zoom',
    errorMsg: 'This picture could not be loaded.',
  })
  viewer.on('change', () => onMove(viewer.currIndex))
  viewer.on('destroy', onClose)
  viewer.init()
}
