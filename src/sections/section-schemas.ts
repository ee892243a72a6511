import * as z from 'zod';
import { advantagesSchema } from './advantages/advantages.schema.ts';
import { agentStoriesSchema } from './agent-stories/agent-stories.schema.ts';
import { answersSchema } from './answers/answers.schema.ts';
import { articleListSchema } from './article-list/article-list.schema.ts';
import { beforeAfterSchema } from './before-after/before-after.schema.ts';
import { benefitsSchema } from './benefits/benefits.schema.ts';
import { callBlockSchema } from './call-block/call-block.schema.ts';
import { callFlowSchema } from './call-flow/call-flow.schema.ts';
import { capabilitiesSchema } from './capabilities/capabilities.schema.ts';
import { careersCallSchema } from './careers-call/careers-call.schema.ts';
import { challengesSchema } from './challenges/challenges.schema.ts';
import { clientStripSchema } from './client-strip/client-strip.schema.ts';
import { closingCallSectionSchema } from './closing-call/closing-call.schema.ts';
import { clothHeroSchema } from './cloth-hero/cloth-hero.schema.ts';
import { compareTableSchema } from './compare-table/compare-table.schema.ts';
import { connectivityHeroSchema } from './connectivity-hero/connectivity-hero.schema.ts';
import { consultantsSchema } from './consultants/consultants.schema.ts';
import { consultationSchema } from './consultation/consultation.schema.ts';
import { consultingAreasSchema } from './consulting-areas/consulting-areas.schema.ts';
import { contactCardsSchema } from './contact-cards/contact-cards.schema.ts';
import { coverageSchema } from './coverage/coverage.schema.ts';
import { dataOddsSchema } from './data-odds/data-odds.schema.ts';
import { downtimeSchema } from './downtime/downtime.schema.ts';
import { engagementModelsSchema } from './engagement-models/engagement-models.schema.ts';
import { failoverTimelineSchema } from './failover-timeline/failover-timeline.schema.ts';
import { faqSectionSchema } from './faq/faq.schema.ts';
import { featuresSchema } from './features/features.schema.ts';
import { figureHeroSchema } from './figure-hero/figure-hero.schema.ts';
import { figuresStripSchema } from './figures-strip/figures-strip.schema.ts';
import { homeHeroSchema } from './home-hero/home-hero.schema.ts';
import { innovationHeroSchema } from './innovation-hero/innovation-hero.schema.ts';
import { legalTextSchema } from './legal-text/legal-text.schema.ts';
import { mobileBillSchema } from './mobile-bill/mobile-bill.schema.ts';
import { offerCallSchema } from './offer-call/offer-call.schema.ts';
import { plansSchema } from './plans/plans.schema.ts';
import { readingRateSchema } from './reading-rate/reading-rate.schema.ts';
import { relatedServicesSectionSchema } from './related-services/related-services.schema.ts';
import { roiFiguresSchema } from './roi-figures/roi-figures.schema.ts';
import { rolesSchema } from './roles/roles.schema.ts';
import { rtoRpoSchema } from './rto-rpo/rto-rpo.schema.ts';
import { serviceSwatchesSchema } from './service-swatches/service-swatches.schema.ts';
import { simPriceSchema } from './sim-price/sim-price.schema.ts';
import { siteMapSchema } from './site-map/site-map.schema.ts';
import { solutionCardsSchema } from './solution-cards/solution-cards.schema.ts';
import { solutionRowsSchema } from './solution-rows/solution-rows.schema.ts';
import { speedRaceSchema } from './speed-race/speed-race.schema.ts';
import { stackSchema } from './stack/stack.schema.ts';
import { stepsSchema } from './steps/steps.schema.ts';
import { storySchema } from './story/story.schema.ts';
import { successStorySchema } from './success-story/success-story.schema.ts';
import { swatchGridSchema } from './swatch-grid/swatch-grid.schema.ts';
import { technologyColumnsSchema } from './technology-columns/technology-columns.schema.ts';
import { testimonialsSchema } from './testimonials/testimonials.schema.ts';
import { threatStepsSchema } from './threat-steps/threat-steps.schema.ts';
import { threatsSchema } from './threats/threats.schema.ts';
import { transparencySchema } from './transparency/transparency.schema.ts';
import { useCasesSchema } from './use-cases/use-cases.schema.ts';
import { valuesSchema } from './values/values.schema.ts';
import { weekHoursSchema } from './week-hours/week-hours.schema.ts';
import { wideHeroSchema } from './wide-hero/wide-hero.schema.ts';
import { wovenReasonsSchema } from './woven-reasons/woven-reasons.schema.ts';

/** All kinds of sections that a page file can list. */
export const sectionSchema = z.discriminatedUnion('kind', [
  homeHeroSchema,
  connectivityHeroSchema,
  benefitsSchema,
  plansSchema,
  featuresSchema,
  testimonialsSchema,
  answersSchema,
  closingCallSectionSchema,
  consultationSchema,
  faqSectionSchema,
  figuresStripSchema,
  wovenReasonsSchema,
  valuesSchema,
  clientStripSchema,
  careersCallSchema,
  serviceSwatchesSchema,
  clothHeroSchema,
  technologyColumnsSchema,
  compareTableSchema,
  wideHeroSchema,
  storySchema,
  contactCardsSchema,
  legalTextSchema,
  agentStoriesSchema,
  consultantsSchema,
  consultingAreasSchema,
  engagementModelsSchema,
  figureHeroSchema,
  offerCallSchema,
  rolesSchema,
  solutionCardsSchema,
  innovationHeroSchema,
  challengesSchema,
  stepsSchema,
  solutionRowsSchema,
  successStorySchema,
  relatedServicesSectionSchema,
  swatchGridSchema,
  roiFiguresSchema,
  callBlockSchema,
  threatsSchema,
  capabilitiesSchema,
  useCasesSchema,
  stackSchema,
  advantagesSchema,
  articleListSchema,
  beforeAfterSchema,
  callFlowSchema,
  coverageSchema,
  dataOddsSchema,
  downtimeSchema,
  failoverTimelineSchema,
  mobileBillSchema,
  readingRateSchema,
  rtoRpoSchema,
  simPriceSchema,
  siteMapSchema,
  speedRaceSchema,
  threatStepsSchema,
  weekHoursSchema,
  transparencySchema,
]);

export type Section = z.output<typeof sectionSchema>;
export type SectionKind = Section['kind'];
