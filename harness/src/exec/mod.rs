//! Executing a shader: what a test says ([`plan`]), its textures ([`texture`]), values ([`values`]), and what it expects
//! ([`expected`]).

pub mod expected;
pub mod plan;
pub mod texture;
pub mod values;

pub use plan::ExecPlan;
