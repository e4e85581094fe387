//! What the head of a test says ([`directives`]). Executing a shader: what a test or a command line says ([`plan`]), its textures ([`texture`]) and values ([`values`]), and what is
//! expected of it ([`expected`]).
//!
//! Knows no test and no compiler: it makes a [`Work`](colorfast_wire::Work) of text, and compares what came back.

pub mod directives;
pub mod expected;
pub mod plan;
pub mod texture;
pub mod values;

pub use directives::Directives;
pub use plan::ExecPlan;
