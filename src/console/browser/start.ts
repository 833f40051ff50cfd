import { listChosenFiles } from './chosen-files.ts'
import { dropFiles } from './drop-file.ts'
import { findPalette } from './find-palette.ts'
import { previewForms } from './form-preview.ts'
import { listenForKeys } from './keys.ts'
import { liveUpdates } from './live-updates.ts'
import { passkeyForms } from './passkey-forms.ts'
import { cropPhoto } from './photo/crop-photo.ts'
import { orderPhotos } from './photo/order-photos.ts'
import { photoGrid } from './photo/photo-grid.ts'
import { uploadPhotos } from './photo/upload-photos.ts'
import { countPicked } from './picked.ts'
import { countTexts } from './text-length.ts'

// The console's pages work without this file: it adds keys, the palette and live updates
// (INBOX-5). Only a passkey needs it (STAFF-2).
const palette = findPalette()
listenForKeys(palette)
countPicked()
countTexts()
listChosenFiles()
previewForms()
dropFiles()
passkeyForms()
cropPhoto()
const photos = photoGrid()
if (photos) {
  orderPhotos(photos)
  uploadPhotos(photos)
}
if (document.querySelector('[data-live]')) liveUpdates()
