//! The suite against any compiler, through the protocol alone: `xtest conformance`.
//!
//! [`cases`] says what is asked at which level, [`run`] asks and classifies by the steps that a run of `xtest` takes too, [`document`]
//! is what comes out, [`table`] and [`page`] show it, [`disagreement`] finds where compilers differ.
//! Nothing here is compared with golden text.

pub mod cli;
pub mod cases;
pub mod needs;
pub mod run;
pub mod document;
pub mod disagreement;
pub mod rules;
pub mod table;
pub mod page;
