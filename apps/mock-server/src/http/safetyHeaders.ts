/** What every answer tells a browser; that it should ask over TLS alone, where people reach this server so. */
export function safetyHeaders(publicUrl: string | undefined): [name: string, value: string][] {
  const headers: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'no-referrer'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    [
      'Permissions-Policy',
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    ],
    ['X-Frame-Options', 'DENY'],
  ];
  if (publicUrl?.startsWith('https:')) headers.push(['Strict-Transport-Security', 'max-age=31536000']);
  return headers;
}
