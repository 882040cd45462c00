import map90msRKSJH from 'pdfjs-dist/cmaps/90ms-RKSJ-H.bcmap?url&no-inline';
import map90msRKSJV from 'pdfjs-dist/cmaps/90ms-RKSJ-V.bcmap?url&no-inline';
import map90mspRKSJH from 'pdfjs-dist/cmaps/90msp-RKSJ-H.bcmap?url&no-inline';
import map90mspRKSJV from 'pdfjs-dist/cmaps/90msp-RKSJ-V.bcmap?url&no-inline';
import mapAdobeCNS1UCS2 from 'pdfjs-dist/cmaps/Adobe-CNS1-UCS2.bcmap?url&no-inline';
import mapAdobeGB1UCS2 from 'pdfjs-dist/cmaps/Adobe-GB1-UCS2.bcmap?url&no-inline';
import mapAdobeJapan1UCS2 from 'pdfjs-dist/cmaps/Adobe-Japan1-UCS2.bcmap?url&no-inline';
import mapAdobeKorea1UCS2 from 'pdfjs-dist/cmaps/Adobe-Korea1-UCS2.bcmap?url&no-inline';
import mapB5pcH from 'pdfjs-dist/cmaps/B5pc-H.bcmap?url&no-inline';
import mapB5pcV from 'pdfjs-dist/cmaps/B5pc-V.bcmap?url&no-inline';
import mapETenB5H from 'pdfjs-dist/cmaps/ETen-B5-H.bcmap?url&no-inline';
import mapETenB5V from 'pdfjs-dist/cmaps/ETen-B5-V.bcmap?url&no-inline';
import mapEUCH from 'pdfjs-dist/cmaps/EUC-H.bcmap?url&no-inline';
import mapEUCV from 'pdfjs-dist/cmaps/EUC-V.bcmap?url&no-inline';
import mapGBEUCH from 'pdfjs-dist/cmaps/GB-EUC-H.bcmap?url&no-inline';
import mapGBEUCV from 'pdfjs-dist/cmaps/GB-EUC-V.bcmap?url&no-inline';
import mapGBKEUCH from 'pdfjs-dist/cmaps/GBK-EUC-H.bcmap?url&no-inline';
import mapGBKEUCV from 'pdfjs-dist/cmaps/GBK-EUC-V.bcmap?url&no-inline';
import mapGBK2KH from 'pdfjs-dist/cmaps/GBK2K-H.bcmap?url&no-inline';
import mapGBK2KV from 'pdfjs-dist/cmaps/GBK2K-V.bcmap?url&no-inline';
import mapGBKpEUCH from 'pdfjs-dist/cmaps/GBKp-EUC-H.bcmap?url&no-inline';
import mapGBKpEUCV from 'pdfjs-dist/cmaps/GBKp-EUC-V.bcmap?url&no-inline';
import mapH from 'pdfjs-dist/cmaps/H.bcmap?url&no-inline';
import mapKSCEUCH from 'pdfjs-dist/cmaps/KSC-EUC-H.bcmap?url&no-inline';
import mapKSCEUCV from 'pdfjs-dist/cmaps/KSC-EUC-V.bcmap?url&no-inline';
import mapKSCmsUHCH from 'pdfjs-dist/cmaps/KSCms-UHC-H.bcmap?url&no-inline';
import mapKSCmsUHCV from 'pdfjs-dist/cmaps/KSCms-UHC-V.bcmap?url&no-inline';
import mapUniCNSUCS2H from 'pdfjs-dist/cmaps/UniCNS-UCS2-H.bcmap?url&no-inline';
import mapUniCNSUCS2V from 'pdfjs-dist/cmaps/UniCNS-UCS2-V.bcmap?url&no-inline';
import mapUniCNSUTF16H from 'pdfjs-dist/cmaps/UniCNS-UTF16-H.bcmap?url&no-inline';
import mapUniCNSUTF16V from 'pdfjs-dist/cmaps/UniCNS-UTF16-V.bcmap?url&no-inline';
import mapUniGBUCS2H from 'pdfjs-dist/cmaps/UniGB-UCS2-H.bcmap?url&no-inline';
import mapUniGBUCS2V from 'pdfjs-dist/cmaps/UniGB-UCS2-V.bcmap?url&no-inline';
import mapUniGBUTF16H from 'pdfjs-dist/cmaps/UniGB-UTF16-H.bcmap?url&no-inline';
import mapUniGBUTF16V from 'pdfjs-dist/cmaps/UniGB-UTF16-V.bcmap?url&no-inline';
import mapUniJISUCS2H from 'pdfjs-dist/cmaps/UniJIS-UCS2-H.bcmap?url&no-inline';
import mapUniJISUCS2HWH from 'pdfjs-dist/cmaps/UniJIS-UCS2-HW-H.bcmap?url&no-inline';
import mapUniJISUCS2V from 'pdfjs-dist/cmaps/UniJIS-UCS2-V.bcmap?url&no-inline';
import mapUniJISUTF16H from 'pdfjs-dist/cmaps/UniJIS-UTF16-H.bcmap?url&no-inline';
import mapUniJISUTF16V from 'pdfjs-dist/cmaps/UniJIS-UTF16-V.bcmap?url&no-inline';
import mapUniKSUCS2H from 'pdfjs-dist/cmaps/UniKS-UCS2-H.bcmap?url&no-inline';
import mapUniKSUCS2V from 'pdfjs-dist/cmaps/UniKS-UCS2-V.bcmap?url&no-inline';
import mapUniKSUTF16H from 'pdfjs-dist/cmaps/UniKS-UTF16-H.bcmap?url&no-inline';
import mapUniKSUTF16V from 'pdfjs-dist/cmaps/UniKS-UTF16-V.bcmap?url&no-inline';
import mapV from 'pdfjs-dist/cmaps/V.bcmap?url&no-inline';

/** Where the character maps are that fonts of Chinese, Japanese and Korean texts name, by file. */
export const characterMaps: Readonly<Record<string, string>> = {
  '90ms-RKSJ-H.bcmap': map90msRKSJH,
  '90ms-RKSJ-V.bcmap': map90msRKSJV,
  '90msp-RKSJ-H.bcmap': map90mspRKSJH,
  '90msp-RKSJ-V.bcmap': map90mspRKSJV,
  'Adobe-CNS1-UCS2.bcmap': mapAdobeCNS1UCS2,
  'Adobe-GB1-UCS2.bcmap': mapAdobeGB1UCS2,
  'Adobe-Japan1-UCS2.bcmap': mapAdobeJapan1UCS2,
  'Adobe-Korea1-UCS2.bcmap': mapAdobeKorea1UCS2,
  'B5pc-H.bcmap': mapB5pcH,
  'B5pc-V.bcmap': mapB5pcV,
  'ETen-B5-H.bcmap': mapETenB5H,
  'ETen-B5-V.bcmap': mapETenB5V,
  'EUC-H.bcmap': mapEUCH,
  'EUC-V.bcmap': mapEUCV,
  'GB-EUC-H.bcmap': mapGBEUCH,
  'GB-EUC-V.bcmap': mapGBEUCV,
  'GBK-EUC-H.bcmap': mapGBKEUCH,
  'GBK-EUC-V.bcmap': mapGBKEUCV,
  'GBK2K-H.bcmap': mapGBK2KH,
  'GBK2K-V.bcmap': mapGBK2KV,
  'GBKp-EUC-H.bcmap': mapGBKpEUCH,
  'GBKp-EUC-V.bcmap': mapGBKpEUCV,
  'H.bcmap': mapH,
  'KSC-EUC-H.bcmap': mapKSCEUCH,
  'KSC-EUC-V.bcmap': mapKSCEUCV,
  'KSCms-UHC-H.bcmap': mapKSCmsUHCH,
  'KSCms-UHC-V.bcmap': mapKSCmsUHCV,
  'UniCNS-UCS2-H.bcmap': mapUniCNSUCS2H,
  'UniCNS-UCS2-V.bcmap': mapUniCNSUCS2V,
  'UniCNS-UTF16-H.bcmap': mapUniCNSUTF16H,
  'UniCNS-UTF16-V.bcmap': mapUniCNSUTF16V,
  'UniGB-UCS2-H.bcmap': mapUniGBUCS2H,
  'UniGB-UCS2-V.bcmap': mapUniGBUCS2V,
  'UniGB-UTF16-H.bcmap': mapUniGBUTF16H,
  'UniGB-UTF16-V.bcmap': mapUniGBUTF16V,
  'UniJIS-UCS2-H.bcmap': mapUniJISUCS2H,
  'UniJIS-UCS2-HW-H.bcmap': mapUniJISUCS2HWH,
  'UniJIS-UCS2-V.bcmap': mapUniJISUCS2V,
  'UniJIS-UTF16-H.bcmap': mapUniJISUTF16H,
  'UniJIS-UTF16-V.bcmap': mapUniJISUTF16V,
  'UniKS-UCS2-H.bcmap': mapUniKSUCS2H,
  'UniKS-UCS2-V.bcmap': mapUniKSUCS2V,
  'UniKS-UTF16-H.bcmap': mapUniKSUTF16H,
  'UniKS-UTF16-V.bcmap': mapUniKSUTF16V,
  'V.bcmap': mapV,
};
