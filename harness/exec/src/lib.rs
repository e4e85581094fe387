//! Executing a shader: what a test or a command line says ([`plan`]), its textures ([`texture`]) and values ([`values`]), and what is
//! expected of it ([`expected`]).
//!
//! Knows no test and no compiler: it makes a [`Work`](colorfast_wire::Work) of text, and compares what came back.

pub mod expected;
pub mod plan;
pub mod texture;
pub mod values;

pub use plan::ExecPlan;
