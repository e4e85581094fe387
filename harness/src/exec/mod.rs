//! Executing a shader: what a test says ([`plan`]), its textures ([`texture`]) and values ([`values`]).

pub mod plan;
pub mod texture;
pub mod values;

pub use plan::ExecPlan;
