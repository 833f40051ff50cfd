import type { VideoBlockView } from '#views/block/video-block.ts'
import { GalleryVideo } from '../elements/gallery-video.tsx'
import { BlockSection } from './block-section.tsx'

/** A film behind its poster. A click plays it; without JavaScript the poster is a link to it. */
export function VideoBlock({ block, beside }: { readonly block: VideoBlockView; readonly beside: boolean }) {
  const { kind, heading, text, video, poster, label } = block
  return (
    <BlockSection kind={kind} heading={heading} text={text} beside={beside} layout="split">
      <div className="block-main">
        <GalleryVideo video={video} poster={poster} name={heading} label={label} />
      </div>
    </BlockSection>
  )
}
