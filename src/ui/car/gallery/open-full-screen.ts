import type { PictureView } from '#domain/picture/picture-view.ts'
import { fullSize } from './full-size.ts'

/**
 * Shows the pictures full screen with zoom. The viewer is loaded at its first use. `onMove` gets the index of each
 * shown picture, so that the page can follow; `onClose` restores the focus.
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
    arrowPrevTitle: 'Previous picture',
    arrowNextTitle: 'Next picture',
    closeTitle: 'Close',
    zoomTitle: 'Zoom',
    errorMsg: 'This picture couldn’t load.',
  })
  viewer.on('change', () => onMove(viewer.currIndex))
  viewer.on('destroy', onClose)
  viewer.init()
}
