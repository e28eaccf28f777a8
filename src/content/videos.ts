/** Videos on YouTube and Vimeo: which links lead to one, and what plays it inside a page. */

/** A video on another site. */
export interface Video {
  /** The name of the site. */
  readonly site: 'YouTube' | 'Vimeo';
  /** Address of its player, which begins by itself: it is loaded when a visitor asks for the video. */
  readonly player: string;
}

/** The id of a video. Two words of the same length stand for a playlist and for a channel's live stream. */
const YOUTUBE =
  /^https?:\/\/(?:youtu\.be\/|studio\.youtube\.com\/video\/|(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com\/(?:watch\/?\?(?:[^#]*&)?v=|(?:shorts|live|embed|v)\/))(?!videoseries|live_stream)([\w-]{11})(?![\w-])/i;
/** The number of a video and, for a video that only people with the link can see, the key after the number. */
const VIMEO =
  /^https?:\/\/(?:(?:www|player)\.)?vimeo\.com\/(?:(?:manage\/)?videos?\/)?(\d+)(?:\/([\da-f]+))?\/?(?:[?#].*)?$/i;
const VIMEO_SECRET = /[?&]h=([\da-f]+)/i;
/** Where a link says that the video begins, in hours, minutes and seconds. */
const START = /[?&#](?:t|start)=(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?/i;

/** The video that an address leads to; undefined for channels, lists of videos, and all else. */
export const videoAt = (href: string): Video | undefined => {
  const [, hours = 0, minutes = 0, seconds = 0] = START.exec(href) ?? [];
  const start = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  const [, youtube] = YOUTUBE.exec(href) ?? [];
  if (youtube !== undefined) {
    const player = `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1`;
    return { site: 'YouTube', player: start > 0 ? `${player}&start=${start}` : player };
  }
  const [, vimeo, secret = VIMEO_SECRET.exec(href)?.[1]] = VIMEO.exec(href) ?? [];
  if (vimeo === undefined) return undefined;
  const hash = secret === undefined ? '' : `&h=${secret}`;
  const player = `https://player.vimeo.com/video/${vimeo}?dnt=1&autoplay=1${hash}`;
  return { site: 'Vimeo', player: start > 0 ? `${player}#t=${start}s` : player };
};
