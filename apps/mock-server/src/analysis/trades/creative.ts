/** Trades of design, media and the arts, in the form that readTrades.ts reads. */
export const CREATIVE = `
# design | design
roles: graphic designer, designer, ux designer, ui designer, product designer, interior designer, web designer, art
  director, creative director, visual designer, senior designer, design director, interaction designer, industrial
  designer
words: mockups, mockup, brand guidelines, logos, logo, brochures, brochure, flyers, posters, packaging, visual,
  color palettes, concepts, concept development, design concepts, layout, infographics, print, icons, adobe,
  aesthetic, renderings, design projects, furniture, materials and finishes, creative brief, style guide, style
  guides, banners, signage
# digital_media | digital media and marketing | marketing
roles: digital marketing manager, digital marketing specialist, social media manager, content manager, digital media
  manager, digital media specialist, seo specialist, marketing manager, marketing coordinator, content strategist,
  content creator, web producer, digital producer, media planner, multimedia producer, video producer, video editor,
  marketing assistant, marketing specialist, digital strategist, community manager, online editor
words: digital, digital media, multimedia, online content, web content, engagement rate, impressions, click through,
  followers, conversion rate, conversion rates, landing pages, traffic, web traffic, website traffic, google,
  youtube, campaigns, campaign, paid media, video, videos, streaming, audience, audiences, websites, marketing,
  online presence, target audience, analytics, html emails, advertisers, ad campaigns, metrics, influencers, kpis
# public_relations | public relations
roles: public relations manager, public relations specialist, pr manager, communications manager, communications
  director, public relations officer, pr specialist, publicist, communications specialist, public affairs officer,
  public affairs specialist, press officer, public relations coordinator, communications coordinator, public
  information officer, pr account executive, public relations assistant, media relations specialist, director of
  communications, public relations intern, communications officer, public relations director
words: press, media coverage, media kits, press kits, press kit, media lists, media list, pitches, pitched,
  pitching, pitch stories, media pitches, news stories, op eds, press clippings, editorial, reputation, publicity
  campaigns, communications strategy, communications plan, communication strategies, public affairs, external
  communications, feature stories, news media, earned media, key messages, messaging, media monitoring, community
  events, media, communications, campaign, press materials, public image, public relations campaigns, magazine,
  television interviews, stakeholder communications
# apparel | fashion and apparel
roles: fashion designer, apparel designer, merchandiser, buyer, assistant buyer, technical designer, pattern maker,
  apparel associate, stylist, fashion stylist, seamstress, tailor, apparel manager, product developer, textile
  designer, visual merchandiser, assistant designer, fashion merchandiser, production coordinator apparel, apparel
  merchandiser, apparel sales associate, fashion consultant, clothing designer, apparel team leader, costume
  designer
words: apparel, fashion, clothing, clothes, garments, fabric, womens, mens, womenswear, menswear, accessories,
  shoes, shoe, jewelry, collection, collections, season, seasonal, line sheets, fittings, fitting rooms, fit, fits,
  samples, sample, trims, silhouettes, embroidery, dresses, outerwear, sportswear, swimwear, activewear, handbags,
  cosmetics, boutique, macys, nordstrom, gap, style, styling, styles, wardrobe, factories, size, sizes, trend,
  trends, department store, visual displays, mannequins, product lines, lookbook, tailoring, leather
# arts | the arts
roles: artist, art teacher, curator, gallery assistant, museum educator, actor, musician, art director, dance
  instructor, music teacher, theatre director, art instructor, visual artist, performing arts director, arts
  administrator, painter artist, illustrator, sculptor, gallery manager, teaching artist, language arts teacher,
  photographer, arts coordinator, art handler, film director, stage manager, production assistant, exhibition
  coordinator, makeup artist, graphic artist, creative arts
words: art, arts, artist, artists, artwork, fine arts, creative, gallery, museum, exhibit, exhibition, collections,
  studio, drawing, painting, sculpture, theatre, theater, drama, performance art, performing arts, music, musical,
  dance, film, concert, concerts, festival, festivals, production, productions, stage, costume, costumes, set
  design, bfa, mfa, visual, photography, cultural, culture, ceramics, mural, murals, aesthetics, language arts,
  literature, poetry, writing, acting, orchestra, choir, crafts, design, humanities, liberal arts, sketching,
  watercolours, watercolour, oil painting, acrylic, clay, collage, craft, art and craft, handicraft, handicrafts,
  calligraphy, mehendi, rangoli, printmaking, intermediate drawing, elementary drawing, art exhibition, group shows,
  exhibitions, stage decoration, cultural activities, cultural program, workshops for children, english literature,
  history, sociology, embroidery, pottery, sculptor, sculptures, playwriting, creative writing, fine art, applied
  art, commercial art, visual art, art history, theatre group, singing, dancing
# journalism | journalism and publishing
roles: journalist, reporter, editor, news editor, sub editor, copy editor, correspondent, content writer, writer,
  columnist, staff writer, news anchor, managing editor, editorial assistant, news reporter, news producer,
  proofreader, copywriter, author
words: journalism, newspaper, newspapers, magazine, newsroom, articles, article, stories, news, interviews,
  headlines, editing, editorial, proofreading, publishing, publisher, feature writing, column, beat reporting,
  press, print media, breaking news, manuscripts, deadlines editorial, blog posts, writing, ap style, freelance
  writer, content writing, books
# film | film, television and video | arts
roles: video editor, film editor, cinematographer, filmmaker, videographer, producer, assistant director,
  screenwriter, sound engineer, production assistant, camera operator, television producer, broadcast engineer,
  director of photography, motion graphics artist, animator, vfx artist, film director, 3d animator
words: film, films, documentary, short film, short films, script, screenplay, shooting, shoot, camera, cameras,
  editing, premiere pro, final cut pro, after effects, avid, cinematography, television, tv, broadcast, studio, post
  production, footage, color grading, sound mixing, animation, vfx, maya, storyboards, storyboard, live streaming,
  casting, lighting, motion graphics
# photography | photography | arts
roles: photographer, photo editor, wedding photographer, retoucher, fashion photographer, product photographer,
  photography assistant, photojournalist
words: photography, photo shoots, photo shoot, portraits, dslr, lightroom, retouching, photo editing, studio
  lighting, lenses, wedding photography, product photography, photographs, darkroom, capture one, images
# music | music | arts
roles: musician, singer, music teacher, composer, pianist, guitarist, choir director, sound engineer, music
  producer, violinist, vocalist, dj, band director, music director, vocal coach
words: music, musical, piano, guitar, violin, vocal, vocals, singing, singer, song, songs, choir, orchestra,
  concert, concerts, band, recording, composition, tabla, classical music, keyboard player, recitals, recital,
  drums, pro tools, audio, jazz, gigs, rehearsals
# performing_arts | theatre and dance | arts
roles: actor, actress, dancer, choreographer, dance teacher, theatre director, stage manager, drama teacher, dance
  instructor, costume designer, set designer, performer, theatre artist, puppeteer, anchor
words: theatre, theater, acting, play, plays, stage, dance, dances, dancing, choreography, choreographed, ballet,
  bharatanatyam, kathak, folk dance, performance, performances, rehearsal, rehearsals, audition, auditions,
  costumes, cast, touring, improvisation, comedy, compering, puppetry, props, cultural programs, street play, school
  plays
# museum | museums and heritage | arts
roles: curator, museum educator, archivist, museum assistant, conservator, gallery assistant, registrar museum,
  exhibitions manager, heritage officer, art historian, gallery manager, collections manager, archaeologist
words: museum, museums, gallery, galleries, exhibition, exhibitions, exhibit, collections, collection care,
  artefacts, artifacts, archive, archives, curatorial, art history, heritage, catalogue, installation of works, wall
  texts, docents, archaeology, provenance, condition reports
# library | libraries
roles: librarian, library assistant, library technician, library clerk, reference librarian, school librarian,
  library director, assistant librarian
words: library, libraries, cataloging, cataloguing, circulation desk, books, patrons, reference desk, marc,
  interlibrary loan, reading programs, shelving, dewey, collection development, digital library, koha, story time,
  periodicals
# interior | interior design | design
roles: interior designer, interior decorator, interior architect, space planner, kitchen designer, exhibition
  designer, set decorator, furniture designer, visual merchandiser
words: interior, interiors, interior design, furniture, space planning, finishes, upholstery, lighting design, floor
  plan, floor plans, mood boards, residential interiors, modular kitchen, decor, fabrics and finishes, ceilings,
  site measurement, 3ds max, sketchup, autocad 2d
# translation | translation and interpreting
roles: translator, interpreter, language specialist, localization specialist, subtitler, court interpreter, medical
  interpreter, foreign language teacher, localization manager
words: translation, translations, translated, interpreting, interpretation, localization, subtitles, cat tools,
  trados, bilingual, source language, target language, simultaneous, consecutive interpreting, transcription,
  linguistics, glossaries
# events | events
roles: event manager, event coordinator, event planner, wedding planner, event executive, conference coordinator,
  events director, conference manager, event producer
words: events, event planning, event management, weddings, conferences, conference, exhibitions stall, venues,
  venue, vendors event, catering coordination, guest list, sponsors, stage set up, av equipment, product launches,
  celebrations, award nights, fairs, seminars
# fundraising | fundraising and charities
roles: fundraiser, development director, grant writer, fundraising manager, development officer, program manager
  nonprofit, nonprofit director, volunteer coordinator, donor relations manager, executive director nonprofit
words: fundraising, donors, donor, donations, grants, grant writing, nonprofit, non profit, ngo, volunteers,
  volunteer, charity, annual fund, capital campaign, gala, foundation grants, beneficiaries, community programs,
  philanthropy, raiser's edge
# public_policy | government and policy
roles: policy analyst, legislative assistant, policy advisor, government affairs manager, public administrator,
  political consultant, campaign manager, diplomat, civil servant, city planner, legislative director, programme
  officer
words: policy, legislation, legislative, government, government relations, lobbying, senate, congress, parliament,
  ministry, constituents, public sector, policy analysis, briefing papers, elections, election, political,
  municipality, council, white papers, diplomacy, public administration
`;
