import { answerReadings } from '../reading/answer-readings.ts'
import { FEED_READERS } from './feed-readers.ts'

// Program started by `feed-reader.ts`.
answerReadings(FEED_READERS)
