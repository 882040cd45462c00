// The first page is drawn in the fallback while the app's files are on their way. Once this runs they are all there.
if (typeof document !== 'undefined') document.getElementById('fonts')?.removeAttribute('media');
