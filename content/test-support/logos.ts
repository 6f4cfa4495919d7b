/** Logos as drawing programs export them, shortened: each has what its program writes, and shows `discLogo`. */

const opening = '<?xml version="1.0" encoding="utf-8"?>';

/** Illustrator with its own data: a document type with entities, classes, a gradient, a clip path, a group moved. */
const illustrator = `${opening}
<!-- Generator: Adobe Illustrator 28.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
	<!ENTITY ns_xlink "http://www.w3.org/1999/xlink">
]>
<svg version="1.1" id="Ebene_1" xmlns:i="&ns_ai;" xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" x="0px" y="0px"
	 viewBox="0 0 60 60" style="enable-background:new 0 0 60 60;" xml:space="preserve">
<style type="text/css">
	.st0{fill:url(#SVGID_1_);}
	.st1{clip-path:url(#SVGID_2_);fill:#FFFFFF;}
</style>
<switch>
	<foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:aipgfRef xlink:href="#adobe_illustrator_pgf"></i:aipgfRef></foreignObject>
	<g i:extraneous="self">
		<linearGradient id="SVGID_1_" gradientUnits="userSpaceOnUse" x1="5" y1="30" x2="55" y2="30"><stop offset="0" style="stop-color:#0B5FFF"/><stop offset="1" style="stop-color:#0B5FFF"/></linearGradient>
		<rect x="5" y="5" class="st0" width="50" height="50"/>
		<g transform="translate(10 10)"><defs><circle id="CLIP" cx="20" cy="20" r="14"/></defs>
			<clipPath id="SVGID_2_"><use xlink:href="#CLIP" style="overflow:visible;"/></clipPath>
			<rect class="st1" width="40" height="40"/></g>
	</g>
</switch>
</svg>`;

/** Inkscape: its own namespaces, millimetres, styles in attributes, a matrix, a clone. */
const inkscape = `${opening}
<svg width="60mm" height="60mm" viewBox="0 0 60 60" version="1.1" id="svg5" inkscape:version="1.3.2" sodipodi:docname="logo.svg"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:zoom="0.7"><inkscape:page x="0" y="0" width="60" height="60" id="page1"/></sodipodi:namedview>
  <defs id="defs2"><symbol id="disc"><circle cx="14" cy="14" r="14" /></symbol></defs>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" transform="translate(-10,-10)">
    <rect style="fill:#0b5fff;fill-opacity:1;stroke:none" id="rect111" width="50" height="50" x="15" y="15" ry="0" />
    <use xlink:href="#disc" style="fill:#ffffff" transform="matrix(1,0,0,1,26,26)" width="28" height="28" />
  </g>
</svg>`;

/** Figma: presentation attributes, a mask, a filter. */
const figma = `<svg width="60" height="60" viewBox="0 0 60 60" fill="none" xmlns="http://www.w3.org/2000/svg">
<g filter="url(#filter0_d_1_2)"><rect x="5" y="5" width="50" height="50" fill="#0B5FFF"/></g>
<mask id="mask0_1_2" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="16" y="16" width="28" height="28">
<circle cx="30" cy="30" r="14" fill="#D9D9D9" fill-opacity="1"/>
</mask>
<g mask="url(#mask0_1_2)"><path fill-rule="evenodd" clip-rule="evenodd" d="M10 10H50V50H10V10Z" fill="white"/></g>
<defs><filter id="filter0_d_1_2" x="0" y="0" width="60" height="60" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feBlend mode="normal" in="SourceGraphic" in2="BackgroundImageFix" result="shape"/></filter></defs>
</svg>`;

/** CorelDRAW: CDATA, its own metadata, classes, units of its own. */
const corel = `${opening}
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- Creator: CorelDRAW -->
<svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" width="60mm" height="60mm" version="1.1" style="shape-rendering:geometricPrecision; fill-rule:evenodd; clip-rule:evenodd"
viewBox="0 0 6000 6000"
 xmlns:xlink="http://www.w3.org/1999/xlink"
 xmlns:xodm="http://www.corel.com/coreldraw/odm/2003">
 <defs>
  <style type="text/css">
   <![CDATA[
    .fil1 {fill:white}
    .fil0 {fill:#0B5FFF;fill-rule:nonzero}
   ]]>
  </style>
 </defs>
 <g id="Ebene_x0020_1">
  <metadata id="CorelCorpID_0Corel-Layer"/>
  <polygon class="fil0" points="500,500 5500,500 5500,5500 500,5500 "/>
  <circle class="fil1" cx="3000" cy="3000" r="1400"/>
 </g>
</svg>`;

/** Affinity: a matrix on the outermost group, `serif` attributes. */
const affinity = `${opening}
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg width="100%" height="100%" viewBox="0 0 60 60" version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xml:space="preserve" xmlns:serif="http://www.serif.com/" style="fill-rule:evenodd;clip-rule:evenodd;stroke-linejoin:round;stroke-miterlimit:2;">
    <g id="Artboard1" serif:id="Artboard 1" transform="matrix(2,0,0,2,0,0)">
        <g transform="matrix(1,0,0,1,2.5,2.5)">
            <rect x="0" y="0" width="25" height="25" style="fill:rgb(11,95,255);"/>
        </g>
        <g transform="matrix(1.4,0,0,1.4,15,15)">
            <circle cx="0" cy="0" r="5" style="fill:white;"/>
        </g>
    </g>
</svg>`;

export const programLogos = { illustrator, inkscape, figma, corel, affinity };

/** What all of them show. */
export const discLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><path fill="#0b5fff" d="M5 5h50v50H5z"/><circle fill="#ffffff" cx="30" cy="30" r="14"/></svg>';

/** Seven times as wide as high, with letters as outlines, dark ones. */
export const wideLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 40">
<circle cx="20" cy="20" r="18" fill="#0b5fff"/>
<g fill="#14202e"><path d="M50 8h8v17h12v7H50z"/><path fill-rule="evenodd" d="M80 8h24v24H80zM88 15h8v10h-8z"/><path d="M112 8h24v7h-16v2h16v15h-24v-7h16v-2h-16z"/><path d="M144 8h8v24h-8zM160 8h8l12 14V8h8v24h-8l-12-14v14h-8zM196 8h24v7h-16v10h16v7h-24z"/><path d="M230 8h40v24h-40z"/></g></svg>`;

/** All that would look different or run. */
export const hostileLogo = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 60 60">
<script>alert(1)</script>
<style>@import url(https://x.example/a.css); @media (prefers-color-scheme: dark) { path { fill: #fff } }</style>
<path onload="alert(1)" d="M0 0h60v60z"/>
<image href="photo.png" width="9" height="9"/>
<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>
<text x="1" y="9" font-family="Futura">Cobalto</text>
<text x="1" y="19">Redes</text>
<circle r="9"><animate attributeName="r" to="3"/></circle>
<use href="https://x.example/a.svg#a"/>
</svg>`;
