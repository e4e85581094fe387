//! Executing a compute shader: what a test says ([`plan`]), its values ([`values`]).

pub mod plan;
pub mod values;

pub use plan::ExecPlan;
